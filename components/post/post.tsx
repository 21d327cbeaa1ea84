import { BLOG } from '../../content/core/paths';
import type { PostSummary, PostView } from '../../content/schema/planned-document';
import { useTexts } from '../edition/edition';
import { Link } from '../edition/link';
import { Byline } from '../ui/byline/byline';
import { Picture } from '../ui/picture/picture';

interface PostProps extends PostView {
  html: string;
  /** Minutes it takes to read. */
  minutes: number;
  /** Full address, for sharing. */
  url: string;
}

export function Post({ post, previous, next, terms, html, minutes, url }: PostProps) {
  const { blog: words, social } = useTexts();
  const [category, ...tags] = terms;
  const share = encodeURIComponent(url);
  const shareLinks = [
    [
      social.twitter,
      `https://twitter.com/intent/tweet?url=${share}&text=${encodeURIComponent(post.title)}`,
    ],
    [social.linkedin, `https://www.linkedin.com/sharing/share-offsite/?url=${share}`],
    [social.facebook, `https://www.facebook.com/sharer/sharer.php?u=${share}`],
  ] as const;
  return (
    <article className="post">
      <header className="masthead on-ink">
        <div className="masthead-inner wide">
          <Link className="back-link" to={BLOG[post.language]}>
            {words.back}
          </Link>
          <p className="eyebrow">
            {category ? <Link to={category.route}>{post.category}</Link> : post.category}
          </p>
          <h1>{post.title}</h1>
          <Byline author={post.author} date={post.date} minutes={minutes} />
        </div>
      </header>
      <div className="post-picture wide">
        <Picture picture={post.image} width={1200} height={640} eager seed={post.title} />
      </div>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {tags.length > 0 && (
        <ul className="post-tags" aria-label={words.categories}>
          {tags.map(({ name, slug, route }) => (
            <li key={slug}>
              <Link to={route}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <footer className="post-share">
        <h2>{words.share}</h2>
        <ul>
          {shareLinks.map(([label, href]) => (
            <li key={label}>
              <a href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
      {next && <NextPost post={next} previous={previous} />}
    </article>
  );
}

/** Where to go on reading. */
function NextPost({ post, previous }: { post: PostSummary; previous: PostSummary | undefined }) {
  const { blog: words } = useTexts();
  return (
    <aside className="next-post on-mist" aria-labelledby="next-post">
      <div className="wide">
        <Picture picture={post.image} width={960} height={600} seed={post.title} />
        <div>
          <p className="eyebrow">{words.next}</p>
          <h2 id="next-post">
            <Link to={post.route}>{post.title}</Link>
          </h2>
          <p>{post.excerpt}</p>
          {previous && (
            <p className="previous-post">
              {words.previous}: <Link to={previous.route}>{previous.title}</Link>
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
