/** Markdown, already turned into HTML by the build. */
export function Prose({ html }: { html: string }) {
  return <section className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
