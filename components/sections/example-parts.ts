/** What the examples of many kinds share. */
export const exampleHeading = {
  id: 'example',
  eyebrow: 'For example',
  heading: 'An example',
  text: 'It shows every field.',
};
export const exampleLink = { label: 'Read on', to: '/contact' };
export const examplePicture = {
  url: 'https://images.unsplash.com/photo-1',
  alt: 'A jetty in mist',
};
