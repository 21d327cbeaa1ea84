import { ABOUT, editionPath } from '../../content/core/paths';
import type { Language } from '../../content/core/language';
import { articleDates } from '../../content/schema/dates-of';
import type { View } from '../../content/schema/planned-document';

interface ArticleMetaProps {
  view: View;
  language: Language;
  url: (path: string) => string;
}

/** What Open Graph says of a page's kind, and of an article besides. */
export function ArticleMeta({ view, language, url }: ArticleMetaProps) {
  const dates = articleDates(view);
  if (!dates) return <meta property="og:type" content="website" />;
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={dates.published} />
      <meta property="article:modified_time" content={dates.modified} />
      {view.kind === 'post' && (
        <>
          <meta property="article:author" content={url(editionPath(ABOUT[language], language))} />
          <meta property="article:section" content={view.post.category} />
          {view.post.tags?.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
    </>
  );
}
