import type { Language } from '../../../content/schema/text';
import type { PostSummary } from '../../document/document-data';
import { fill, useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { useLanguage } from '../../language/language';
import { LongDate } from '../../ui/long-date';
import { Picture } from '../../ui/picture/picture';

/** The first post large, the others as cards. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  const { blog: words } = useTexts();
  const language = useLanguage();
  return (
    <section className="post-list wide">
      {posts.map((post, index) => (
        <article key={post.id} className={index === 0 ? 'post-card post-card-first' : 'post-card'}>
          <Picture picture={post.image} width={960} height={600} eager={index === 0} />
          <div>
            <p className="eyebrow">
              {index === 0 ? `${words.featured} · ${post.category}` : post.category}
            </p>
            <h2>{post.title}</h2>
            <p>{post.excerpt}</p>
            <Byline author={post.author} date={post.date} language={language} />
            <Link
              className="arrow-link"
              to={post.route}
              aria-label={`${words.readMore}: ${post.title}`}
            >
              {words.readMore}
            </Link>
          </div>
        </article>
      ))}
    </section>
  );
}

/** Author, date and, on an article, how long it takes to read. */
export function Byline(props: {
  author: string;
  date: string;
  language: Language;
  minutes?: number;
}) {
  const { blog: words } = useTexts();
  return (
    <p className="byline">
      {props.author} · <LongDate date={props.date} language={props.language} />
      {props.minutes !== undefined && ` · ${fill(words.readTime, { minutes: props.minutes })}`}
    </p>
  );
}
