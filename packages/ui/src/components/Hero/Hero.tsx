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
  text as textClass,
} from './Hero.css.ts';

export interface HeroProps {
  /** The lines on a phone; wide viewports wrap the title freely. */
  title: readonly string[];
  text: string;
  /** Chalked garments. A phone shows the middle one only, 318 px wide; from 900 px the right one is shown too, from 1280 px all three. */
  pictures: { left: ReactNode; middle: ReactNode; right: ReactNode };
  /** A button, shown from 900 px only. */
  action: ReactNode;
  /** Labels of the tape at the lower edge: "0", "10", "20", "30 min". */
  minutes: readonly [string, string, string, string];
}

/** The header of the home page: cloth with garments, a title, and a tape along the lower edge. */
export function Hero({ title, text, pictures, action, minutes }: HeroProps) {
  return (
    <div className={hero}>
      <div className={picture({ place: 'left' })}>{pictures.left}</div>
      <div className={picture({ place: 'middle' })}>{pictures.middle}</div>
      <div className={picture({ place: 'right' })}>{pictures.right}</div>
      <div className={textClass}>
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
