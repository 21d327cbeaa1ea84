import { expect, test } from 'vitest';
import { navigationItems, quickLinks, shellRoutes } from '../../components/shell/navigation';
import { loadContent, renderContext } from '../support/load';

test('menu and quick links are what navigation.yaml says, in its order, own entries too', async () => {
  const content = await loadContent();
  const jobs = { to: '/om-oss#jobb', label: { sv: 'Jobb', en: 'Jobs' } };
  const navigation = {
    ...content.navigation,
    menu: ['contact' as const, jobs, 'area' as const],
    quickLinks: [jobs, 'home' as const],
  };
  const { shared } = renderContext({ ...content, navigation }, 'https://a.example');
  expect(navigationItems(shared, 'en')).toMatchObject([
    { kind: 'link', to: '/contact' },
    { kind: 'link', to: '/om-oss#jobb', label: 'Jobs' },
    { kind: 'menu', links: [{ to: '/webbyra-lund' }] },
  ]);
  expect(quickLinks(shared, 'sv').map(({ label }) => label)).toEqual(['Jobb', 'Svensk home']);
  expect(shellRoutes(shared).has('/om-oss#jobb')).toBe(true);
});
