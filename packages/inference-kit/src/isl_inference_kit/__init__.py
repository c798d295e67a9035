"""What the inference services share: settings, logs, frames, slots, runner, server."""
