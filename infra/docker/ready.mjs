// Ends with 0 where the part in this container says that it is ready.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/ready`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
