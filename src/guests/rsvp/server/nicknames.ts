/** First names that people use for one another; the commonest, each line one name. */
const lines = `
alexander alex sasha xander
alexandra alex sandra sasha
andrew andy drew
anthony tony
antonio toni tonio
barbara barb barbie
benjamin ben benny
catherine katherine cathy kathy kate katie cat
charles charlie chuck
christina christine chris tina
christopher chris kit
daniel dan danny
david dave davy
deborah debbie deb
dorothy dot dottie
edward ed eddie ted
elizabeth elisabeth liz lizzie beth betty eliza lisa
emily em emmy
francisco paco pancho
frederick fred freddie
friedrich fritz
gabriel gabe
gregory greg
guadalupe lupe
guillermo memo
hans johannes
james jim jimmy jamie
jennifer jen jenny
jessica jess jessie
jose pepe
joseph joe joey
joshua josh
josefa pepa
katharina kathi
kenneth ken kenny
lawrence larry
leonard leo len
margaret maggie meg peggy
matthew matt
maximilian max
michael mike mick mickey
nicholas nick nicky
nathaniel nathan nate
patricia pat patty trish
patrick pat paddy
philip phil
rebecca becca becky
richard rick rich dick
robert rob bob bobby
ronald ron
samantha sam
samuel sam sammy
sebastian seb basti
stephen steven steve
susan sue susie
thomas tom tommy
timothy tim
victoria vicky tori
vincent vince
william will bill billy liam
zachary zach
`

const groups = lines
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')))

export const areOneName = (one: string, other: string): boolean =>
  one === other || groups.some((group) => group.has(one) && group.has(other))
