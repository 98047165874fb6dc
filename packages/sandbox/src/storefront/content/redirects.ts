import { idOf } from '../../catalogue/random.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { ContentRedirect } from './types.ts';

export function buildRedirects({ collections }: Catalogue): readonly ContentRedirect[] {
  const paths: readonly (readonly [path: string, target: string])[] = [
    ['/shop', '/collections/all'],
    ['/help', '/pages/contact'],
    ...collections.slice(0, 3).map(({ handle }) => [`/${handle}`, `/collections/${handle}`] as const),
  ];
  return paths.map(([path, target]) => ({ id: idOf(`redirect${path}`), path, target }));
}
