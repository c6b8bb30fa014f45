import type { FastifyInstance } from 'fastify';
import type { Kernel } from './kernel.ts';

/** A figure for `/operator/metrics`, read when it is asked for. */
export interface Gauge {
  name: string;
  help: string;
  read(): Promise<number>;
}

export interface Service {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** How a module (or a flow) takes part in the platform. Each part is optional. */
export interface Module {
  name: string;
  /** Mounts calls of the contract, in a scope with the conventions of our API. */
  routes?(app: FastifyInstance, kernel: Kernel): void;
  /** Mounts partners' callbacks, in a scope that keeps raw bodies. */
  partnerRoutes?(app: FastifyInstance, kernel: Kernel): void;
  /** Subscribes to facts and defines jobs, before anything starts. */
  setup?(kernel: Kernel): void;
  /** What goes on for as long as a process works, beside its jobs. */
  service?(kernel: Kernel): Service | null;
  /** Figures that operators watch. */
  gauges?(kernel: Kernel): Gauge[];
}
