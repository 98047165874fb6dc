import { m } from '@naap/messages';
import { languageNames } from '@naap/messages/languages';
import { getLocale } from '@naap/messages/runtime';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';
import { checkIcon, Icon, IconButton, Popover, translateIcon } from '../../components/index.ts';
import { LANGUAGE_KEY, languages, pathInLanguage } from '../navigation/languages.ts';
import { link, list, mark } from './LanguageLinks.css.ts';

/** Links to the same page in every language. The browser opens them as new documents, and the choice is kept for later visits. */
export function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  // React keeps attributes that differ from the server's HTML, so it renders new links after hydration: one page is sent for all unknown paths, and
  // for a path with parameters of advertisements.
  const isHydrated = useIsHydrated();
  return (
    <ul key={`${isHydrated}`} className={list} aria-label={m.language_label()}>
      {languages.map(({ language, prefix }) => (
        <li key={language}>
          <a
            className={link}
            href={pathInLanguage(pathname, prefix) + search + hash}
            suppressHydrationWarning
            lang={language}
            hrefLang={language}
            aria-current={language === getLocale() ? 'true' : undefined}
            onClick={() => keepLanguage(language)}
          >
            <span className={mark}>{language === getLocale() && <Icon icon={checkIcon} size={20} />}</span>
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The button that opens the languages, beside the delivery location. */
export function LanguageMenu() {
  return (
    <Popover
      label={m.language_label()}
      trigger={({ expanded, onClick }) => (
        <IconButton icon={translateIcon} label={m.language_label()} expanded={expanded} onClick={onClick} />
      )}
    >
      <LanguageLinks />
    </Popover>
  );
}

function keepLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked: the link still opens the page in the language.
  }
}
