import { useEdition, useTexts } from '../../edition/edition';

/** In the order they are shown. */
const NETWORKS = ['facebook', 'twitter', 'linkedin', 'instagram'] as const;

/** Where else the agency is to be found; `label` says so to those who do not see a heading over it. */
export function SocialLinks({ label }: { label: string }) {
  const { social } = useEdition().shared.site;
  const { social: names } = useTexts();
  return (
    <ul className="social-links" aria-label={label}>
      {NETWORKS.map((network) => (
        <li key={network}>
          <a href={social[network]} rel="noopener">
            {names[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
