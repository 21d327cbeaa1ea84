/** Characters that are taken for a space, or that only decorate. */
const DECORATION = /\p{Extended_Pictographic}|\ufe0f|[\u200b-\u200f*_#<>[\]{}|\\^~`"”“]+/gu;

const GREETING =
  /^\s*(?:hej(?:san| på er| där)?|hallå|halloj|tja|tjena|tjenare|tjo|god (?:morgon|dag|kväll|förmiddag)|hi(?: there| guys| all)?|hello(?: there)?|hey(?: there)?|good (?:morning|afternoon|evening|day)|dear (?:sir|madam|all|team))(?![\p{L}\d])[\s,.!:–-]*/iu;

const SIGNATURE =
  /(?:^|[\s,.!?])(?:m\.?v\.?h\.?|med vänlig(?:a)? hälsning(?:ar)?|vänliga hälsningar|hälsningar|bästa hälsningar|tack på förhand|(?:best|kind|warm) regards|many thanks|thanks in advance|thank you in advance|yours (?:sincerely|truly|faithfully)|sincerely|cheers|regards)(?![\p{L}\d]).{0,120}$/isu;

/** The question without greeting, signature and decoration; the whole of it where nothing else is left. */
export function cleanQuestion(text: string): string {
  const plain = text.normalize('NFC').replace(DECORATION, ' ').replace(/[’‘´]/g, "'");
  const bare = plain.replace(GREETING, '').replace(SIGNATURE, '').trim();
  return bare === '' ? plain.trim() : bare;
}
