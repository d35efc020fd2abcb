/** Light and dark colours: light are the shop's, dark the admin's. */
export const colors = {
  ground: ['#EDEDE8', '#121413'],
  surface: ['#FFFFFF', '#191C1A'],
  paper: ['#F7F7F4', '#212422'],
  line: ['#DCDCD5', '#3A3F3B'],
  ink: ['#1B1D1C', '#ECEDE9'],
  ink2: ['#474A47', '#B4B8B3'],
  ink3: ['#62655F', '#9DA29D'],
  link: ['#2448A0', '#9DB4F2'],
  chalk: ['#2448A0', '#3D63C4'],
  white: ['#FFFFFF', '#FFFFFF'],
  ok: ['#1D6743', '#7CCBA0'],
  okTint: ['#E4F1EA', '#16301F'],
  warn: ['#7A4E00', '#E3B661'],
  warnTint: ['#FBF0D9', '#332811'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export type Color = keyof typeof colors;
