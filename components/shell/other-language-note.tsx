import { useEdition, useTexts } from '../edition/edition';
import { otherLanguage } from '../../content/core/language';

/** Says, in the shell's language, that the text below is in the other one, and where it is not. */
export function OtherLanguageNote({ path }: { path?: string }) {
  const { language } = useEdition();
  const { otherLanguage: words } = useTexts();
  return (
    <p className="other-language" lang={language} data-text-language={otherLanguage(language)}>
      {path === undefined ? (
        words.unavailable
      ) : (
        <>
          {`${words.available} `}
          <a href={path}>{words.read}</a>
        </>
      )}
    </p>
  );
}
