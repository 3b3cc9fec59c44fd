// Entry point for reading strangers' files in threads with limits of memory and time (`@kashikari/platform/threads`).
// It includes nothing of the services, so that a thread starts within some tens of milliseconds.
export { BoundedThreads, type ThreadLimits } from './bounded-threads';
export { serveThread, type ThreadTasks } from './serve-thread';
