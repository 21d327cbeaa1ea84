import * as v from 'valibot';
import type { ListedPosts, PostSummary } from '../../../content/schema/planned-document';
import { BLOG } from '../../../content/core/paths';
import { fill, useEdition, useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { ArrowLink } from '../../ui/arrow-link';
import { Byline } from '../../ui/byline/byline';
import { Newsletter } from '../../ui/newsletter/newsletter';
import { Picture } from '../../ui/picture/picture';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** The list of posts in the page's language: the first one large, the rest as cards. */
const schema = v.strictObject({ kind: v.literal('post-list') });

/** The first post large, the others as cards; above them the topics, below them the list's other pages and the newsletter. */
function PostList({ page: { list } }: SectionProps<typeof schema>) {
  const { blog: words } = useTexts();
  if (!list) return undefined;
  const [first, ...rest] = list.posts;
  return (
    <div className="post-list-section wide">
      {list.terms.length > 0 && <Topics list={list} />}
      <div className="post-list">
        {first && <PostCard post={first} list={list} first />}
        <div className="cards">
          {rest.map((post) => (
            <PostCard key={post.id} post={post} list={list} first={false} />
          ))}
        </div>
      </div>
      {list.count > 1 && <Pager list={list} />}
      <Newsletter words={words.newsletter} />
    </div>
  );
}

interface ListProps {
  list: ListedPosts;
}

function Topics({ list: { terms, term } }: ListProps) {
  const { blog: words } = useTexts();
  const all = BLOG[useEdition().language];
  return (
    <nav className="topics" aria-label={words.categories}>
      <ul>
        {[{ name: words.allPosts, slug: '', route: all }, ...terms].map(({ name, slug, route }) => (
          <li key={slug}>
            <Link to={route} aria-current={slug === (term?.slug ?? '') ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pager({ list: { number, count, newer, older } }: ListProps) {
  const { blog: words } = useTexts();
  const place = fill(words.page, { number, of: count });
  return (
    <nav className="pager" aria-label={place}>
      {newer ? (
        <Link to={newer} rel="prev">
          {words.newer}
        </Link>
      ) : (
        <span />
      )}
      <span>{place}</span>
      {older ? (
        <Link to={older} rel="next">
          {words.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

function PostCard({ post, list, first }: ListProps & { post: PostSummary; first: boolean }) {
  const isFeatured = first && !list.term && list.number === 1;
  const { blog: words } = useTexts();
  return (
    <article className={first ? 'post-card post-card-first' : 'post-card'}>
      <Picture picture={post.image} width={960} height={600} eager={first} seed={post.title} />
      <div>
        <p className="eyebrow">
          {isFeatured ? `${words.featured} · ${post.category}` : post.category}
        </p>
        <h2>{post.title}</h2>
        <p>{post.excerpt}</p>
        <Byline author={post.author} date={post.date} />
        <ArrowLink to={post.route} label={words.readMore} about={post.title} />
      </div>
    </article>
  );
}

export const postList = sectionKind({
  schema,
  Component: PostList,
  passages: (_, { announced }) =>
    announced.map(({ title, description, excerpt }) => passage(title, description, excerpt)),
  example: { kind: 'post-list' },
});
