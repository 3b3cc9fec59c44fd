// What reads files of strangers does so in threads with limits of memory and time (`@kashikari/platform/threads`). Nothing of the
// services comes with it: a thread is started in some tens of milliseconds.
export { BoundedThreads, type ThreadLimits } from './bounded-threads';
export { serveThread, type ThreadTasks } from './serve-thread';
