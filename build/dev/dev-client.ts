/**
 * Script that the dev server adds to each page: reloads the page when it has changed, and shows the
 * problems of the content over it. A string of plain JavaScript, for it is served as it stands.
 */
export const DEV_CLIENT = `
const events = new EventSource('/__dev/events');
const here = () => location.pathname.replace(/(.)\\/$/, '$1');
events.addEventListener('change', ({ data }) => {
  const paths = JSON.parse(data).map((path) => path.replace(/(.)\\/$/, '$1'));
  const other = document.querySelector('[data-language-toggle]')?.getAttribute('href')?.replace(/(.)\\/$/, '$1');
  if (paths.includes('*') || paths.includes(here()) || paths.includes(other)) location.reload();
});
events.addEventListener('problems', ({ data }) => show(JSON.parse(data)));
const heldBack = document.querySelector('meta[name="held-back"]')?.content;
if (heldBack) {
  const mark = document.createElement('p');
  mark.textContent = 'Held back in a build: ' + heldBack;
  mark.style.cssText = 'position:fixed;inset:auto auto 1rem 1rem;z-index:999;margin:0;padding:.5rem 1rem;background:#ffc53d;color:#0b1f33;font:14px/1.4 ui-monospace,monospace';
  document.body.append(mark);
}
function show(problems) {
  document.getElementById('dev-problems')?.remove();
  if (problems.length === 0) return;
  const box = document.createElement('section');
  box.id = 'dev-problems';
  box.setAttribute('role', 'alert');
  box.style.cssText = 'position:fixed;inset:auto 0 0;z-index:1000;max-height:60vh;overflow:auto;padding:1rem 1.5rem;background:#2b0b0b;color:#fff;font:14px/1.6 ui-monospace,monospace;border-top:4px solid #ff6b5e';
  const title = document.createElement('strong');
  title.textContent = problems.length === 1 ? '1 problem' : problems.length + ' problems';
  const list = document.createElement('ol');
  list.style.cssText = 'margin:.5rem 0 0;padding-left:1.5rem;list-style:decimal';
  for (const problem of problems) list.append(Object.assign(document.createElement('li'), { textContent: problem }));
  box.append(title, list);
  document.body.append(box);
}
`;
