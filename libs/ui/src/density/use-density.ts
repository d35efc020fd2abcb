import { createContext, useContext } from 'react';
import type { Density } from './density';

/** The admin says at its root that it is dense; where nothing is said it is the shop. */
export const DensityContext = createContext<Density | null>(null);

export const useDensity = (): Density | null => useContext(DensityContext);
