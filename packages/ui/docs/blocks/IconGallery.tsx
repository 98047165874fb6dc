import { useState } from 'react';
import * as icons from '../../src/components/Icon/generated/index.ts';
import { Icon } from '../../src/components/Icon/index.ts';
import { quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { gallery, glyphs, item, label, status } from './IconGallery.css.ts';

const importLine = (name: string) => `import { ${name} } from '../Icon/index.ts';`;

/** Shows every icon by name. Clicking one copies its import; icons that can be active show both drawings. */
export function IconGallery() {
  const [message, setMessage] = useState('');

  async function copy(name: string) {
    const line = importLine(name);
    try {
      await navigator.clipboard.writeText(line);
      setMessage(`Copied: ${line}`);
    } catch {
      setMessage(`This browser does not let the page copy. The line is: ${line}`);
    }
  }

  return (
    <Block>
      <p className={`${status} ${quiet}`} role="status">
        {message || 'Press an icon to copy its import.'}
      </p>
      <ul className={gallery}>
        {Object.entries(icons).map(([name, icon]) => (
          <li key={name}>
            <button type="button" className={item} onClick={() => copy(name)}>
              <span className={glyphs}>
                <Icon icon={icon} size={28} />
                {icon.fill && <Icon icon={icon} size={28} active />}
              </span>
              <span className={label}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Block>
  );
}
