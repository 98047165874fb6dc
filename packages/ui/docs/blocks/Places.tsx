import { quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { place, placeName, places } from './Places.css.ts';

interface Place {
  title: string;
  says: string;
  /** Where it leads: the address of a page of this Storybook, such as `foundations-colour--docs`, or of a file beside it. */
  page?: string;
  file?: string;
}

/** Ways into the side bar. The page stands in a frame, so a link leads its top. */
export function Places({ to }: { to: readonly Place[] }) {
  return (
    <Block>
      <ul className={places}>
        {to.map(({ title, says, page, file }) => (
          <li key={title}>
            <a className={place} href={file ?? `./?path=/docs/${page}`} target="_top">
              <span className={placeName}>{title}</span>
              <span className={quiet}>{says}</span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
