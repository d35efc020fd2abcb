declare module 'autocannon' {
  type Result = {
    '2xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    latency: { p50: number; p97_5: number; p99: number };
  };
  export default function autocannon(options: object): Promise<Result>;
}
