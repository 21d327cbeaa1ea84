/** For whom something is to be, at the end of a question: "for a bee farm in Borås", "åt vår kennel"; not what is paid for. */
const WHOM =
  /(?<!(?:tar|ta|charge)\s\p{L}+)\s(?:för|åt|till|hos|for)\s(?:en|ett|min|mitt|mina|vår|vårt|våra|a|an|my|our)(?:\s\p{L}+){1,3}(?=[\s?!.]*$)/iu;

/** A question without whom it is asked for, which seldom changes the answer. */
export const dropWhom = (text: string): string => text.replace(WHOM, '');
