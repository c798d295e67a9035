//go:build tools

// Package tools pins the API server, which is built from its own module path.
package tools

import _ "k8s.io/kubernetes/cmd/kube-apiserver"
