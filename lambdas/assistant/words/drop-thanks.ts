/** Thanks below a question, with whom they are for or who gives them; not what is asked after them. */
const THANKS =
  /(?<=\?[\s)"]*)(?:(?:tusen|stort|många|many) )?(?:tack|thanks|thank you|thx|cheers)(?:[\s,!.]+\p{L}+){0,4}[^\p{L}\d?]*$/iu;

/** A question without the thanks for its answer, which are nothing that it is about. */
export const dropThanks = (text: string): string => text.replace(THANKS, '').trimEnd();
