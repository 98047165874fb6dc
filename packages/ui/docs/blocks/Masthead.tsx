import { naap } from '@naap/content';
import { Art } from '../../src/components/Art/index.ts';
import { Block } from './Block.tsx';
import { devanagari, garment, intro as introClass, masthead, name, tapeEdge, text } from './Masthead.css.ts';

/** The header of the start page: cloth with a garment over a length of tape. */
export function Masthead({ intro }: { intro: string }) {
  return (
    <Block>
      <div className={masthead}>
        <div className={text}>
          <h1 className={name}>
            {naap.brand.name}{' '}
            <span className={devanagari} lang="hi">
              {naap.brand.devanagari}
            </span>
          </h1>
          <p className={introClass}>{intro}</p>
        </div>
        <div className={garment}>
          <Art name="kurta" cut="chalk" sizes="(min-width: 600px) 380px, 260px" eager />
        </div>
        <div className={tapeEdge} aria-hidden="true" />
      </div>
    </Block>
  );
}
