// @ts-check
import { furtherDistricts, places, terminated } from './places.mjs';

/** @typedef {{ status: number, body: object }} Reply */

const shape = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/;

/** @param {string} text */
const normalise = (text) => text.replace(/\s+/g, '').toUpperCase();
/** @param {string} postcode */
const outcodeOf = (postcode) => postcode.split(' ', 1)[0] ?? '';

/** @param {number} status @param {string} error @returns {Reply} */
export const failure = (status, error) => ({ status, body: { status, error } });

/** @param {unknown} result @returns {Reply} */
const success = (result) => ({ status: 200, body: { status: 200, result } });

/** `GET /postcodes/{postcode}`. @param {string} text @returns {Reply} */
export function answerPostcode(text) {
  const postcode = normalise(text);
  if (!shape.test(postcode)) return failure(404, 'Invalid postcode');
  const place = places.find((candidate) => normalise(candidate.postcode) === postcode);
  if (place) return success(postcodeResult(place));
  const gone = terminated.find((candidate) => normalise(candidate.postcode) === postcode);
  const unknown = failure(404, 'Postcode not found');
  return gone ? { ...unknown, body: { ...unknown.body, terminated: { ...gone, ...position } } } : unknown;
}

/** `GET /outcodes/{outcode}`. @param {string} text @returns {Reply} */
export function answerOutcode(text) {
  const outcode = normalise(text);
  const here = places.filter(({ postcode }) => outcodeOf(postcode) === outcode);
  if (here.length === 0) return failure(404, 'Outcode not found');
  /** @param {(place: import('./places.mjs').Place) => string | null} field */
  const listOf = (field) => [...new Set(here.map(field).filter((name) => name !== null))];
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

/** @param {import('./places.mjs').Place} place */
function postcodeResult({ postcode, ward, district, county, country }) {
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
