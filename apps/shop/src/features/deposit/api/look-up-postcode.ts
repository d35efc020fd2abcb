import {
  normalisePostcode,
  paths,
  minPostcodeLength,
  type PostcodeAreasResponse,
  type PostcodeResponse,
} from '@app/contracts';
import { ApiError, apiQuery } from '@app/web-client';

/** What a postcode lookup returned: the place, or only the first matching area (D38). */
export type LookupKind = 'place' | 'area';

export type Lookup =
  | { kind: 'found'; place: string }
  | { kind: 'nothing' }
  | { kind: 'too-short' }
  | { kind: 'not-found' }
  | { kind: 'failed' };

/** A slower answer is no help: by then the visitor has typed the address. */
const lookupTimeoutMs = 8_000;

export async function lookUpPostcode(typed: string, kind: LookupKind): Promise<Lookup> {
  const postcode = normalisePostcode(typed);
  if (postcode.length < minPostcodeLength) return { kind: 'too-short' };
  try {
    const fetchResult = kind === 'place' ? fetchPlace : fetchArea;
    const place = await fetchResult(postcode, AbortSignal.timeout(lookupTimeoutMs));
    return place ? { kind: 'found', place } : { kind: 'nothing' };
  } catch (error) {
    // The API answers 400 to what cannot be a postcode.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'not-found' : 'failed' };
  }
}

async function fetchPlace(postcode: string, signal: AbortSignal): Promise<string> {
  const { result } = await apiQuery<PostcodeResponse>(paths.postcode(postcode), signal);
  return [result.admin_ward, result.admin_district, result.country].filter(Boolean).join(', ');
}

async function fetchArea(postcode: string, signal: AbortSignal): Promise<string | undefined> {
  const [first] = await apiQuery<PostcodeAreasResponse>(paths.postcodeAreas(postcode), signal);
  return first;
}
