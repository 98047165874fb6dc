import { quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { card, cards, cardTitle } from './LinkCards.css.ts';

interface LinkCard {
  title: string;
  description: string;
  /** Target of the link: the id of a page of this Storybook, such as `foundations-colour--docs`, or the path of a file to download. */
  page?: string;
  file?: string;
}

/** Cards with links into the sidebar. `target="_top"`, because Storybook shows the page in an iframe. */
export function LinkCards({ links }: { links: readonly LinkCard[] }) {
  return (
    <Block>
      <ul className={cards}>
        {links.map(({ title, description, page, file }) => (
          <li key={title}>
            <a
              className={card}
              href={file ?? `./?path=/docs/${page}`}
              target="_top"
              {...(file && { download: '' })}
            >
              <span className={cardTitle}>{title}</span>
              <span className={quiet}>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
