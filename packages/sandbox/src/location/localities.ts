import * as v from 'valibot';
import table from './localities.json' with { type: 'json' };

const degrees = v.number();

/** A row of the table: area, city, state, PIN code, and the coordinates in WGS 84 degrees. */
const row = v.pipe(
  v.tuple([v.string(), v.string(), v.string(), v.string(), degrees, degrees]),
  v.transform(([area, city, state, postalCode, latitude, longitude]) => ({
    area,
    city,
    state,
    postalCode,
    latitude,
    longitude,
  })),
);
export type Locality = Readonly<v.InferOutput<typeof row>>;

/** Localities across India, so that one is near any coordinates there. */
const localities: readonly Locality[] = v.parse(v.array(row), table);

/** Returns the locality nearest to the coordinates, by an approximation of the distance that is good enough within India. */
export function nearestLocality(latitude: number, longitude: number): Locality {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const distance = (other: Locality): number =>
    Math.hypot(other.latitude - latitude, (other.longitude - longitude) * longitudeScale);
  return localities.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}

export interface FoundLocalities {
  readonly localities: readonly Locality[];
  /** The geocoding result type. */
  readonly precision: 'postal_code' | 'route' | 'locality';
}

/** Returns the localities that an address mentions: by PIN code, else by area, else all of the city. Digits may be Devanagari. */
export function findLocalities(address: string): FoundLocalities {
  const text = wordsOf(address);
  const mentions = (name: string) => text.includes(wordsOf(name));
  const pinCode = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/.exec(text.trim());
  const byPinCode = localities.filter(
    ({ postalCode }) => pinCode && postalCode === `${pinCode[1]}${pinCode[2]}`,
  );
  if (byPinCode.length > 0) return { localities: byPinCode, precision: 'postal_code' };
  const inCity = localities.filter(({ city }) => mentions(city));
  const byArea = (inCity.length > 0 ? inCity : localities).filter(({ area, city }) =>
    area.split(', ').some((part) => part !== city && mentions(part)),
  );
  if (byArea.length > 0) return { localities: byArea, precision: 'route' };
  return { localities: inCity, precision: 'locality' };
}

/** Returns the words with a space on each side, such as ' 14 hill road bandra west ', to search for whole words. */
function wordsOf(text: string): string {
  const digits = text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  return ` ${
    digits
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu)
      ?.join(' ') ?? ''
  } `;
}
