import { contract } from '#contract/index.ts'

const { maxBytes } = contract.documents.upload.upload
const endings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.txt']

export const acceptedFiles = endings.join(',')
export const filesHint = `PDF, Word, pictures or text, up to ${maxBytes / 1024 / 1024}MB`

/** What the server would refuse, before it is sent anywhere; the server looks into the file too. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return 'Please choose a PDF, a Word document, a JPEG or PNG picture, or a text file.'
  if (size === 0) return 'This file is empty.'
  return size > maxBytes ? `Please choose a file of up to ${maxBytes / 1024 / 1024} MB.` : undefined
}

/** What a document is called until somebody gives it a name: its file's name up to the first dot. */
export const nameFor = (filename: string): string => filename.split('.')[0] || filename
