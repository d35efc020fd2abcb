import { createContext, useContext } from 'react';
import type { Density } from './density';

/** Provided by the admin at its root; null: the shop's. */
export const DensityContext = createContext<Density | null>(null);

export const useDensity = (): Density | null => useContext(DensityContext);
