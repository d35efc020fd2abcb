declare module 'autocannon' {
  type Result = { '2xx': number; non2xx: number; errors: number; duration: number };
  export default function autocannon(options: object): Promise<Result>;
}
