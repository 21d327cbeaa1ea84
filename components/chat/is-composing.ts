/**
 * Whether a key belongs to the input method that is composing a character. The code says so in every
 * browser; Safari has put `isComposing` back by the time of the Enter that ends it.
 */
export const isComposing = ({ keyCode }: { keyCode: number }): boolean => keyCode === 229;
