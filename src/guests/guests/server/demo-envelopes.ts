/** 'Family: first names, …' with '+' for a seat without a name, '*' for a child, '°' for an infant, and what is said of the envelope. */
export const envelopeLines = `
one | Hartley: Margaret, Robert | family | 14 Orchard Lane, Petaluma, CA 94952 | margaret.hartley@example.com
one | Hartley: Thomas, Eliza, Rose*, Teddy° | family | 2210 Foothill Road, Santa Rosa, CA 95404 | eliza.hartley@example.com
one | Hartley: Aunt Josephine | family | 5 Mission Court, Sonoma, CA 95476 |
one | Whitcombe: Edward, Celia | family | 31 Cypress Drive, Mill Valley, CA 94941 | celia@whitcombe.example
one | Whitcombe: Flora, + | family | 88 Valencia Street, San Francisco, CA 94103 | flora@whitcombe.example
one | Delacroix: Antoine, Marie-Claire, Hugo* | family | 12 rue des Martyrs, 75009 Paris, France | antoine.delacroix@example.com | fr
one | Delacroix: Sylvie | family | 4 quai Perrache, 69002 Lyon, France | sylvie@delacroix.example | fr
one | Nguyen: Linh, Daniel | college | 640 Alcatraz Avenue, Oakland, CA 94609 | linh.nguyen@example.com
one | Abbott: Priscilla, + | college | 19 Beacon Hill, Boston, MA 02108 | priscilla@abbott.example
one | Sorensen: Kaja, Mikkel | college | Nørrebrogade 44, 2200 København N, Denmark | kaja@sorensen.example
one | O’Malley: Fiona, Declan, Saoirse* | college | 7 Harbour Row, Cobh, Co. Cork, Ireland | fiona@omalley.example
one | Castellanos: Ximena, + | college | 415 Guerrero Street, San Francisco, CA 94110 | ximena@castellanos.example | es
one | Brightwater: Hope | bridesmaids | 220 Lake Street, San Francisco, CA 94118 | hope@brightwater.example
one | Kowalski: Ada, Jan | bridesmaids | 3 Pacific Avenue, Santa Cruz, CA 95060 | ada@kowalski.example
one | Mbeki: Thandi, + | bridesmaids | 901 Haight Street, San Francisco, CA 94117 | thandi@mbeki.example
one | Fairchild: Naomi, Samuel, June°  | bridesmaids | 76 Elm Street, San Mateo, CA 94401 | naomi@fairchild.example
one | Rossi: Giulia, Matteo | work | 1520 Bay Street, San Francisco, CA 94123 | giulia.rossi@example.com
one | Banerjee: Ishaan, Meera | work | 48 Castro Street, Mountain View, CA 94041 | meera@banerjee.example
one | Wolfe: Sabine | work | Schönhauser Allee 9, 10119 Berlin, Germany | sabine.wolfe@example.com | de
one | Park: Ji-woo, Min-jun | work | 330 Townsend Street, San Francisco, CA 94107 |
one | Larkin: Bernadette, Paul | neighbors | 16 Orchard Lane, Petaluma, CA 94952 |
one | Larkin: Colm, + | neighbors | 16 Orchard Lane, Petaluma, CA 94952 | colm.larkin@example.com
two | Okafor: Ngozi, Emeka | family | 27 Grand Avenue, Oakland, CA 94610 | ngozi.okafor@example.com
two | Okafor: Chidi, Amara, Zora*, Obi* | family | 505 Merritt Terrace, Oakland, CA 94606 | amara.okafor@example.com
two | Okafor: Uncle Festus, Auntie Blessing | family | 12 Adeola Odeku Street, Lagos, Nigeria | festus@okafor.example
two | Okafor: Kelechi, + | family | 1401 Peachtree Street, Atlanta, GA 30309 | kelechi@okafor.example
two | Eze: Ifeoma, Tobenna, Chika* | family | 60 Camberwell Grove, London SE5 8JE, United Kingdom | ifeoma@eze.example
two | Eze: Grandma Adaeze | family | 60 Camberwell Grove, London SE5 8JE, United Kingdom |
two | Adebayo: Folake, Segun | family | 18 Lakeshore Boulevard, Oakland, CA 94610 | folake@adebayo.example
two | Adebayo: Tunde, + | friends | 233 Telegraph Avenue, Oakland, CA 94612 | tunde@adebayo.example
two | Reinholt: Jonas, Klara | friends | Gärtnerplatz 3, 80469 München, Germany | klara@reinholt.example | de
two | Beaumont: Théo, Inès | friends | 9 rue Sainte, 13001 Marseille, France | theo@beaumont.example | fr
two | Vargas: Rodrigo, Elena, Luna° | friends | Calle de la Palma 21, 28004 Madrid, Spain | elena@vargas.example | es
two | Sinclair: Duncan, + | groomsmen | 73 Filbert Street, San Francisco, CA 94133 | duncan@sinclair.example
two | Holloway: Marcus, Tess | groomsmen | 1188 Page Street, San Francisco, CA 94117 | tess@holloway.example
two | Yamamoto: Kenji, Aiko, Sora* | groomsmen | 2-11-3 Meguro, Tokyo 153-0063, Japan | kenji@yamamoto.example
two | Petrov: Alexei | groomsmen | 409 Clement Street, San Francisco, CA 94118 | alexei@petrov.example
two | Ferguson: Graham, Louise | work | 2 Embarcadero Center, San Francisco, CA 94111 | graham.ferguson@example.com
two | Chen: Wei, Xiuying | work | 1740 Stockton Street, San Francisco, CA 94133 | wei.chen@example.com
two | Dasgupta: Rohan, + | work | 55 Second Street, San Jose, CA 95113 | rohan@dasgupta.example
two | Marsh: Abigail, Peter, Finn*, Ivy° | neighbors | 29 Grand Avenue, Oakland, CA 94610 | abigail@marsh.example
two | Marsh: Eleanor | neighbors | 29 Grand Avenue, Oakland, CA 94610 |
both | Quintero: Paloma, Andrés | friends | 350 Dolores Street, San Francisco, CA 94110 | paloma@quintero.example | es
both | Silverstein: Ruth, Avi, Noa* | friends | 802 Noe Street, San Francisco, CA 94114 | ruth@silverstein.example
both | Grady: Kit, Robin | friends | 14 Bolinas Avenue, Fairfax, CA 94930 | kit@grady.example
both | Thornbury: Reverend Alice | friends | St. Brendan’s, 29 Rockaway Avenue, San Francisco, CA 94127 | alice@thornbury.example
both | Lindgren: Astrid, Nils | friends | Storgatan 12, 114 51 Stockholm, Sweden | astrid@lindgren.example
both | Malone: Bridget, + | friends | 4410 Geary Boulevard, San Francisco, CA 94118 | bridget@malone.example
two | Bellamy: Constance, Hugh, Pippa* | friends | 40 Jordan Avenue, San Francisco, CA 94118 | constance@bellamy.example
two | Osei: Akua, Kwame, Esi* | family | 6 Ringway Estates, Accra, Ghana | akua@osei.example
both | Moreno: Julián, Beatriz | friends | Carrer de Girona 55, 08009 Barcelona, Spain | beatriz@moreno.example | es
one | Prentice: Harold, Dorothy | family | 12 Vine Hill Road, Healdsburg, CA 95448 |
one | Prentice: Gemma, Luke, Archie*, Daisy* | family | 18 Vine Hill Road, Healdsburg, CA 95448 | gemma@prentice.example
two | Nakagawa: Emi, + | work | 1 Market Street, San Francisco, CA 94105 | emi@nakagawa.example
one | Dubois: Camille, Étienne | college | 15 rue de la République, 13002 Marseille, France | camille@dubois.example | fr
both | Weiss: Hannelore, Friedrich | family | Lindenstrasse 8, 8008 Zürich, Switzerland | hannelore@weiss.example | de
two | Carver: Josiah, Ruthanne | neighbors | 31 Grand Avenue, Oakland, CA 94610 | ruthanne@carver.example
both | Hargrove: Winifred, Cecil | choir | 61 Sutro Heights, San Francisco, CA 94121 |
both | Pembroke: Sylvia, Dorian | choir | 17 Euclid Avenue, Berkeley, CA 94708 | sylvia@pembroke.example
both | Ito: Haruka, + | choir | 900 Solano Avenue, Albany, CA 94706 | haruka@ito.example
`
