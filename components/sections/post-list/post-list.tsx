import type { PostSummary } from '../../document/document-data';
import { useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { useLanguage } from '../../language/language';
import { Byline } from '../../ui/byline/byline';
import { Picture } from '../../ui/picture/picture';

/** The first post large, the others as cards. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className="post-list wide">
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} first={index === 0} />
      ))}
    </div>
  );
}

/** A component of its own: of thousands of cards, only the one being drawn is in memory as elements. */
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
