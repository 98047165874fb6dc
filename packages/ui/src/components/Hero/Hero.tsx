import { Fragment, type ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import {
  action as actionClass,
  hero,
  line as lineClass,
  minute,
  minutes as minutesClass,
  picture,
  words,
} from './Hero.css.ts';

export interface HeroProps {
  /** Line by line; a wide page breaks it where it likes. */
  title: readonly string[];
  text: string;
  /** Three chalked garments; a phone shows the middle one, 320 px wide, a tablet two. */
  pictures: { left: ReactNode; middle: ReactNode; right: ReactNode };
  /** A button, from 900 px; on a phone it stands further down the page. */
  action: ReactNode;
  /** Marks of the tape at the hem: "0", "10", "20", "30 min". */
  minutes: readonly [string, string, string, string];
}

/** The first thing a shopper sees: cut cloth on the dark table, the tape along its hem. */
export function Hero({ title, text, pictures, action, minutes }: HeroProps) {
  return (
    <div className={hero}>
      <div className={picture({ place: 'left' })}>{pictures.left}</div>
      <div className={picture({ place: 'middle' })}>{pictures.middle}</div>
      <div className={picture({ place: 'right' })}>{pictures.right}</div>
      <div className={words}>
        <Heading level={1} size="display" tone="onCloth" focusable>
          {title.map((line) => (
            <Fragment key={line}>
              <span className={lineClass}>{line}</span>{' '}
            </Fragment>
          ))}
        </Heading>
        <Text tone="onClothSecondary">{text}</Text>
        <div className={actionClass}>{action}</div>
      </div>
      <div className={minutesClass} aria-hidden="true">
        {minutes.map((mark, index) => (
          <span
            key={mark}
            className={minute}
            {...(index < 3 ? { style: { insetInlineStart: `${(index * 100) / 3}%` } } : {})}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
