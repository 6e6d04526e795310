# The memory settings of `npm start`, which reads this file; what the environment already says wins. They have to be there before the
# process begins.

# glibc: otherwise freed memory is held for each thread that resizes or compresses, over 100 MB.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# Large buffers go back to the system, about 30 MB.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
# V8: without a bound the heap grows to what the machine has; young objects alone take up to 134 MB. Of an option that is repeated, the
# last one counts.
export NODE_OPTIONS="--max-old-space-size=192 --max-semi-space-size=32 $NODE_OPTIONS"
