import { Art } from '../../src/components/Art/index.ts';
import { brand } from '../../src/screens/app-frame/brand.ts';
import { Block } from './Block.tsx';
import { devanagari, garment, intro, masthead, name, tapeEdge, words } from './Masthead.css.ts';

/** The head of the first page: cut cloth on a length of tape. */
export function Masthead({ says }: { says: string }) {
  return (
    <Block>
      <div className={masthead}>
        <div className={words}>
          <h1 className={name}>
            {brand.name}{' '}
            <span className={devanagari} lang="hi">
              {brand.devanagari}
            </span>
          </h1>
          <p className={intro}>{says}</p>
        </div>
        <div className={garment}>
          <Art name="kurta" cut="chalk" sizes="(min-width: 600px) 380px, 260px" eager />
        </div>
        <div className={tapeEdge} aria-hidden="true" />
      </div>
    </Block>
  );
}
