/** A Redis for tests. */
export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** The one TEST_REDIS_URL names, else a throwaway redis-server of the machine; undefined where there is neither. */
export declare function startRedis(): Promise<TestRedis | undefined>;
