/** A picture that does not load makes room for the drawing behind it. */
export function guardPictures(): void {
  const hide = (image: HTMLImageElement): void => image.setAttribute('data-failed', '');
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) hide(event.target);
    },
    { capture: true },
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) hide(image);
  }
}
