import { useTexts } from '../../edition/edition';

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTexts().navigation.skipToContent}
    </a>
  );
}
