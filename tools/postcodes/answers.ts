import { furtherDistricts, places, terminated, type Place } from './places.ts';

export type Reply = { status: number; body: object };

const shape = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/;

const normalise = (text: string) => text.replace(/\s+/g, '').toUpperCase();
const outcodeOf = (postcode: string) => postcode.split(' ', 1)[0] ?? '';

export const failure = (status: number, error: string): Reply => ({ status, body: { status, error } });

const success = (result: unknown): Reply => ({ status: 200, body: { status: 200, result } });

/** `GET /postcodes/{postcode}`. */
export function answerPostcode(text: string): Reply {
  const postcode = normalise(text);
  if (!shape.test(postcode)) return failure(404, 'Invalid postcode');
  const place = places.find((candidate) => normalise(candidate.postcode) === postcode);
  if (place) return success(postcodeResult(place));
  const gone = terminated.find((candidate) => normalise(candidate.postcode) === postcode);
  const unknown = failure(404, 'Postcode not found');
  return gone ? { ...unknown, body: { ...unknown.body, terminated: { ...gone, ...position } } } : unknown;
}

/** `GET /outcodes/{outcode}`. */
export function answerOutcode(text: string): Reply {
  const outcode = normalise(text);
  const here = places.filter(({ postcode }) => outcodeOf(postcode) === outcode);
  if (here.length === 0) return failure(404, 'Outcode not found');
  const listOf = (field: (place: Place) => string | null) => [
    ...new Set(here.map(field).filter((name) => name !== null)),
  ];
  return success({
    outcode,
    ...position,
    // In no order that could be relied upon, as there.
    admin_district: [...(furtherDistricts.get(outcode) ?? []), ...listOf(({ district }) => district)],
    parish: [],
    admin_county: listOf(({ county }) => county),
    admin_ward: listOf(({ ward }) => ward),
    country: listOf(({ country }) => country),
    parliamentary_constituency: [],
  });
}

/** The stand-in does not know where anything is. */
const position = { longitude: -0.9733, latitude: 51.4569, northings: 173_500, eastings: 471_500 };

function postcodeResult({ postcode, ward, district, county, country }: Place) {
  const isKnown = district !== null;
  return {
    postcode,
    quality: isKnown ? 1 : 9,
    eastings: isKnown ? position.eastings : null,
    northings: isKnown ? position.northings : null,
    country,
    nhs_ha: null,
    longitude: isKnown ? position.longitude : null,
    latitude: isKnown ? position.latitude : null,
    european_electoral_region: null,
    primary_care_trust: null,
    region: null,
    lsoa: null,
    msoa: null,
    incode: postcode.slice(-3),
    outcode: outcodeOf(postcode),
    parliamentary_constituency: null,
    parliamentary_constituency_2024: null,
    admin_district: district,
    parish: null,
    admin_county: county,
    date_of_introduction: '198001',
    admin_ward: ward,
    ced: null,
    ccg: null,
    nuts: null,
    pfa: null,
    codes: { admin_district: null, admin_county: null, admin_ward: null, parish: null },
  };
}
