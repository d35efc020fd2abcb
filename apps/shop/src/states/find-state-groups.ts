import type { ShopUiStates } from '../testing/shop-state';
import { adminKind, toSegment, type StateGroup } from './state-group';

// The bundler evaluates these statically: nothing in them may be computed.
const shopFiles = import.meta.webpackContext('..', { recursive: true, regExp: /\.states\.tsx$/ });
/** The states of libs/ui; a relative path, as the bundler cannot resolve package names here. */
const libraryFiles = import.meta.webpackContext('../../../../libs/ui/src', {
  recursive: true,
  regExp: /\.states\.tsx$/,
});

/** The admin's states too: a states page of its own would need a second build for the same checks. */
const adminFiles = import.meta.webpackContext('../../../../apps/admin/src', {
  recursive: true,
  regExp: /\.states\.tsx$/,
});

/** Finds every states file; a new one needs no registration. */
export const findStateGroups = (): StateGroup[] =>
  [
    ...shopFiles.keys().map((file) => toGroup(file.split('/')[1] ?? '', shopFiles(file))),
    ...libraryFiles.keys().map((file) => toGroup('shared components', libraryFiles(file))),
    ...adminFiles.keys().map((file) => toGroup(adminKind, adminFiles(file))),
  ].sort((one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name));

function toGroup(kind: string, file: unknown): StateGroup {
  const { title, states } = (file as { states: ShopUiStates }).states;
  const path = `/states/${toSegment(title)}`;
  return {
    name: title,
    kind,
    path,
    states: Object.entries(states).map(([name, state]) => ({
      name,
      state,
      path: `${path}/${toSegment(name)}`,
    })),
  };
}
