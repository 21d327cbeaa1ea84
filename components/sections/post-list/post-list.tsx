import * as v from 'valibot';
import type { PostSummary } from '../../../content/schema/planned-document';
import { useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { useLanguage } from '../../language/language';
import { Byline } from '../../ui/byline/byline';
import { LongDate } from '../../ui/long-date';
import { Picture } from '../../ui/picture/picture';
import { noPassages } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** The list of posts in the page's language: the first one large, the rest as cards. */
const schema = v.strictObject({ kind: v.literal('post-list') });

/** Posts with a card; the older ones have a line each, so that a list of thousands stays a page. */
const CARDS = 24;

/** The first post large, the newest others as cards, then the older ones by date and title. */
function PostList({ page }: SectionProps<typeof schema>) {
  const { posts } = page;
  const older = posts.slice(CARDS);
  return (
    <>
      <div className="post-list wide">
        {posts.slice(0, CARDS).map((post, index) => (
          <PostCard key={post.id} post={post} first={index === 0} />
        ))}
      </div>
      {older.length > 0 && <OlderPosts posts={older} />}
    </>
  );
}

function OlderPosts({ posts }: { posts: readonly PostSummary[] }) {
  const { blog: words } = useTexts();
  const language = useLanguage();
  return (
    <section className="older-posts wide" aria-labelledby="older-posts">
      <h2 id="older-posts">{words.older}</h2>
      <ol>
        {posts.map(({ id, route, title, date }) => (
          <li key={id}>
            <LongDate date={date} language={language} />
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PostCard({ post, first }: { post: PostSummary; first: boolean }) {
  const { blog: words } = useTexts();
  const language = useLanguage();
  return (
    <article className={first ? 'post-card post-card-first' : 'post-card'}>
      <Picture picture={post.image} width={960} height={600} eager={first} />
      <div>
        <p className="eyebrow">{first ? `${words.featured} · ${post.category}` : post.category}</p>
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
  );
}

export const postList = sectionKind({
  schema,
  Component: PostList,
  passages: noPassages,
  example: { kind: 'post-list' },
});
