import type { Content } from '../../build/content/content';

/** The same content with more Swedish posts: copies of the first, each a day newer than the one before. */
export function withPosts(content: Content, count: number): Content {
  const [first] = content.posts.filter(({ language }) => language === 'sv');
  if (!first) throw new Error('The content has no Swedish post to copy');
  const copies = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: 1000 + index,
    route: `/blog/${1000 + index}`,
    title: `${first.title} ${index}`,
    date: new Date(Date.UTC(2025, 5, index + 1)).toISOString().slice(0, 10),
  }));
  return { ...content, posts: [...content.posts, ...copies] };
}
