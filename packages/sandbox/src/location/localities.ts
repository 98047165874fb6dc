export interface Locality {
  readonly area: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const place = (
  area: string,
  city: string,
  state: string,
  postalCode: string,
  latitude: number,
  longitude: number,
): Locality => ({ area, city, state, postalCode, latitude, longitude });

/** Localities across India, so that one is near any coordinates there. */
const localities: readonly Locality[] = [
  place('Hill Road, Bandra West', 'Mumbai', 'Maharashtra', '400050', 19.0544, 72.8302),
  place('Veera Desai Road, Andheri West', 'Mumbai', 'Maharashtra', '400053', 19.1363, 72.8277),
  place('Colaba Causeway, Colaba', 'Mumbai', 'Maharashtra', '400005', 18.9155, 72.8258),
  place('Fergusson College Road, Shivajinagar', 'Pune', 'Maharashtra', '411004', 18.5236, 73.8411),
  place('Sitabuldi Main Road, Sitabuldi', 'Nagpur', 'Maharashtra', '440012', 21.1463, 79.0849),
  place('100 Feet Road, Indiranagar', 'Bengaluru', 'Karnataka', '560038', 12.9719, 77.6412),
  place('4th Block, Koramangala', 'Bengaluru', 'Karnataka', '560034', 12.9352, 77.6245),
  place('Devaraj Urs Road, Mysuru', 'Mysuru', 'Karnataka', '570001', 12.3051, 76.6551),
  place('Janpath, Connaught Place', 'New Delhi', 'Delhi', '110001', 28.6304, 77.2177),
  place('M Block Market, Greater Kailash I', 'New Delhi', 'Delhi', '110048', 28.5494, 77.2343),
  place('Sector 29, Gurugram', 'Gurugram', 'Haryana', '122001', 28.4595, 77.0266),
  place('Sector 17, Chandigarh', 'Chandigarh', 'Chandigarh', '160017', 30.7398, 76.7827),
  place('Park Street, Park Street Area', 'Kolkata', 'West Bengal', '700016', 22.5535, 88.3519),
  place('GS Road, Dispur', 'Guwahati', 'Assam', '781006', 26.1445, 91.7362),
  place('Police Bazar, Shillong', 'Shillong', 'Meghalaya', '793001', 25.5788, 91.8933),
  place('Pondy Bazaar, T Nagar', 'Chennai', 'Tamil Nadu', '600017', 13.0418, 80.2341),
  place('RS Puram, Coimbatore', 'Coimbatore', 'Tamil Nadu', '641002', 11.0086, 76.9493),
  place('Road No. 12, Banjara Hills', 'Hyderabad', 'Telangana', '500034', 17.4126, 78.4482),
  place('Beach Road, Kirlampudi', 'Visakhapatnam', 'Andhra Pradesh', '530017', 17.7215, 83.3354),
  place('Princess Street, Fort Kochi', 'Kochi', 'Kerala', '682001', 9.9658, 76.2421),
  place('MG Road, Palayam', 'Thiruvananthapuram', 'Kerala', '695034', 8.5068, 76.9542),
  place('CG Road, Navrangpura', 'Ahmedabad', 'Gujarat', '380009', 23.0333, 72.5586),
  place('Ghod Dod Road, Athwa', 'Surat', 'Gujarat', '395007', 21.1729, 72.8057),
  place('Johri Bazar, Pink City', 'Jaipur', 'Rajasthan', '302003', 26.9206, 75.8263),
  place('Lake Palace Road, Udaipur', 'Udaipur', 'Rajasthan', '313001', 24.5764, 73.6835),
  place('Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001', 26.8496, 80.9462),
  place('Lanka, Varanasi', 'Varanasi', 'Uttar Pradesh', '221005', 25.2826, 82.9985),
  place('10 Number Market, Arera Colony', 'Bhopal', 'Madhya Pradesh', '462016', 23.2115, 77.4371),
  place('Chappan Dukan, New Palasia', 'Indore', 'Madhya Pradesh', '452001', 22.7241, 75.884),
  place('Boring Road, Patna', 'Patna', 'Bihar', '800001', 25.6162, 85.1145),
  place('Main Road, Ranchi', 'Ranchi', 'Jharkhand', '834001', 23.3609, 85.3314),
  place('Janpath Road, Saheed Nagar', 'Bhubaneswar', 'Odisha', '751007', 20.2896, 85.8438),
  place('Pandri Cloth Market, Raipur', 'Raipur', 'Chhattisgarh', '492001', 21.2514, 81.6511),
  place('18th June Road, Panaji', 'Panaji', 'Goa', '403001', 15.4968, 73.8262),
  place('The Mall', 'Shimla', 'Himachal Pradesh', '171001', 31.1048, 77.1734),
  place('Rajpur Road, Dehradun', 'Dehradun', 'Uttarakhand', '248001', 30.3398, 78.0644),
  place('Lal Chowk, Srinagar', 'Srinagar', 'Jammu and Kashmir', '190001', 34.0722, 74.8097),
];

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
