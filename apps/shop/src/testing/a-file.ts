/** A file as a visitor picks it, with a size in bytes. */
export const aFile = (name: string, type: string, bytes = 1_000): File =>
  new File([new Uint8Array(bytes)], name, { type });

export const aPhoto = (name = 'wall.jpg', bytes?: number) => aFile(name, 'image/jpeg', bytes);
export const aPlan = (name = 'plan.pdf', bytes?: number) => aFile(name, 'application/pdf', bytes);
