import { freePorts } from '../processes/ports.ts';
import { defaultPorts, type PortName } from './settings.ts';

/** A port nobody uses for every part of the product, by its variable: for a product beside a running one. */
export async function freeProductPorts() {
  const names = Object.keys(defaultPorts) as PortName[];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<PortName, number>;
}
