import type { ShopUiStates } from '../testing/shop-state';
import { adminKind, toSegment, type ShownPart } from './shown-part';

// The bundler evaluates these statically: nothing in them may be computed.
const ofTheShop = import.meta.webpackContext('..', { recursive: true, regExp: /\.states\.tsx$/ });
/** Shared parts show their states here too; a relative path, as the bundler cannot resolve package names here. */
const ofTheLibrary = import.meta.webpackContext('../../../../libs/ui/src', {
  recursive: true,
  regExp: /\.states\.tsx$/,
});

/** The admin's too: a second states page would be a second build for the same checks. */
const ofTheAdmin = import.meta.webpackContext('../../../../apps/admin/src', {
  recursive: true,
  regExp: /\.states\.tsx$/,
});

/** Finds every states file; a new one needs no registration. */
export const findParts = (): ShownPart[] =>
  [
    ...ofTheShop.keys().map((file) => toPart(file.split('/')[1] ?? '', ofTheShop(file))),
    ...ofTheLibrary.keys().map((file) => toPart('shared parts', ofTheLibrary(file))),
    ...ofTheAdmin.keys().map((file) => toPart(adminKind, ofTheAdmin(file))),
  ].sort((one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name));

function toPart(kind: string, file: unknown): ShownPart {
  const { title: part, states } = (file as { states: ShopUiStates }).states;
  const address = `/states/${toSegment(part)}`;
  return {
    name: part,
    kind,
    address,
    states: Object.entries(states).map(([name, state]) => ({
      name,
      state,
      address: `${address}/${toSegment(name)}`,
    })),
  };
}
