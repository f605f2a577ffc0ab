// Loaded into every helper before its first work.

// It does not outlive its server, whatever it is busy with.
process.on('disconnect', () => process.exit());
// Ctrl+C reaches everybody at the terminal; a server that ends lets its helpers finish what it waits for.
process.on('SIGINT', () => undefined);
